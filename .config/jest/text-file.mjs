/** A file as the text that it is, as Vite gives it for `?raw`: a module of its own, or what `require` returns. */
export default {
  process(text, path) {
    const words = JSON.stringify(text);
    return {
      code: path.endsWith('.mjs') ? `export default ${words};` : `module.exports = ${words};`,
    };
  },
};
