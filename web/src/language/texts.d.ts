// The messages of a language, which vite.config.ts bundles into a module.
declare module 'texts:*' {
  const texts: string;
  export default texts;
}
