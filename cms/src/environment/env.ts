import { resolve } from "node:path";
import { fallbackLanguage } from "@gevel/config";
import { restrictToUser } from "@gevel/config/server";
import { parseEnvironment } from "./parse-environment";

/** Commands that only read the schemas and build the admin; they run on machines without secrets. */
const withoutSecrets = ["build", "ts:generate-types"].includes(process.argv[2] ?? "");

/** Every setting of the CMS, parsed once; read by `strapi.config.get("gevel")` and the files of `config/`. */
const env = parseEnvironment(process.env, { rootDir: resolve(__dirname, "../../../.."), withoutSecrets });

if (!withoutSecrets) restrictToUser(env.DATA_DIR);

// Strapi makes English the first locale of an empty database unless this variable says otherwise.
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= fallbackLanguage;

export default env;
