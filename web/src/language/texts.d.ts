// The texts of a language, put together by vite.config.ts.
declare module 'texts:*' {
  const texts: string;
  export default texts;
}
