import { CodeCache } from "./code-cache";
import { runCached } from "./run-cached";

const [file = "", folder = "", build = ""] = process.argv.slice(2);
process.stdout.write(`known: ${runCached(file, new CodeCache(folder, build))}\n`);
