import { groupLinks } from "./groups/group-links";
import { linkMadeRelations } from "./made-relations/link-made-relations";
import { drawModuleRows } from "./page-building/draw-module-rows";
import { noPasswordMail } from "./sign-in/no-password-mail";
import { chooseUploads } from "./pictures/choose-uploads";
import { rememberValidation } from "./validation/remember-validation";

/** The admin's build: Strapi's own configuration, and what is put right in Strapi. */
export default <Config extends { plugins?: unknown[] }>(config: Config): Config => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    rememberValidation(),
    linkMadeRelations(),
    drawModuleRows(),
    noPasswordMail(),
    groupLinks(),
    chooseUploads(),
  ],
});
