// A constant that the build defines: see `build.mjs`.

/** File name of the app's module in `assets/`. */
declare const __APP_FILE__: string;
