import { groupLinks } from "./groups/group-links";
import { linkCreatedRelations } from "./created-relations/link-created-relations";
import { patchModuleRows } from "./page-builder/patch-module-rows";
import { noPasswordMail } from "./sign-in/no-password-mail";
import { selectUploadedFiles } from "./pictures/select-uploaded-files";
import { cacheValidation } from "./validation/cache-validation";

/** The admin's build: Strapi's own configuration, and what is put right in Strapi. */
export default <Config extends { plugins?: unknown[] }>(config: Config): Config => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    cacheValidation(),
    linkCreatedRelations(),
    patchModuleRows(),
    noPasswordMail(),
    groupLinks(),
    selectUploadedFiles(),
  ],
});
