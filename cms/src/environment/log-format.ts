import { redactSecrets } from "@gevel/config/server";
import { formats, winston } from "@strapi/logger";

/** The key under which winston stores the finished line. */
const line = Symbol.for("message");

const redacted = winston.format((info) => ({ ...info, [line]: redactSecrets(String(info[line])) }));

/** Strapi's own lines, without the tokens of links: `strapi::logger` logs whole addresses. */
export const logFormat = winston.format.combine(formats.prettyPrint(), redacted());
