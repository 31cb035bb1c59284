import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { inRoot } from "./paths.mjs";

/**
 * Writes the CMS's sources as the JavaScript that Strapi loads, file by file, as `tsc` writes them: types are checked by
 * `npm run check`, and to check them here would take most of a first start's builds.
 */
export async function transpileCms() {
  const { default: ts } = await import("typescript");
  const cmsFolder = inRoot("cms");
  const { config } = ts.readConfigFile(resolve(cmsFolder, "tsconfig.build.json"), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, cmsFolder);
  const dist = resolve(cmsFolder, "dist");
  // Output of deleted sources must not be loaded.
  for (const part of ["src", "config"]) rmSync(resolve(dist, part), { recursive: true, force: true });
  for (const file of fileNames) {
    const target = resolve(dist, relative(cmsFolder, file)).replace(/\.ts$/, ".js");
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith(".json")) cpSync(file, target);
    else writeFileSync(target, transpiled(ts, file, { ...options, sourceRoot: relative(dirname(target), cmsFolder) }));
  }
}

function transpiled(ts, file, compilerOptions) {
  const { outputText, diagnostics } = ts.transpileModule(readFileSync(file, "utf8"), {
    fileName: file,
    compilerOptions,
    reportDiagnostics: true,
  });
  const [wrong] = diagnostics ?? [];
  if (wrong) {
    const line = wrong.file?.getLineAndCharacterOfPosition(wrong.start ?? 0).line ?? 0;
    throw new Error(`${file}:${line + 1} ${ts.flattenDiagnosticMessageText(wrong.messageText, "\n")}`);
  }
  return outputText;
}
