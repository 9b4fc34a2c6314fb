/** The address that replaces style sheets, fonts and pictures, which jsdom neither loads nor paints. */
export default '/asset';
