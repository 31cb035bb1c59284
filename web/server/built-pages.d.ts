/** Not there before the build; `ServerBuild` where it is read. */
declare module "*/build/server/index.js";
