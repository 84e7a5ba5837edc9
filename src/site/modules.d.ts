/** Images that esbuild copies to `assets/`, with a hash in their names. */
declare module '*.svg' {
  const url: string;
  export default url;
}
