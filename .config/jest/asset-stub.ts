/** The address that stands in for style sheets, fonts and pictures, which jsdom neither loads nor paints. */
export default '/asset';
