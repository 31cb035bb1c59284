import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { thanksPath } from "~/i18n/thanks-path";

/** Where a visitor is thanked, by what is published now. */
export const thanksAddress = (
  { replica }: Pick<AppLoadContext, "replica">,
  language: Language,
  originalPath: string,
): string =>
  thanksPath(
    createPaths(pathTable(replica.tree(language)?.routes ?? [], language, replica.defaultLanguage)),
    originalPath,
  );
