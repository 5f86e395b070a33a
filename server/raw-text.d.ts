/** Files that the build takes in as text. */
declare module '*?raw' {
  const text: string;
  export default text;
}
