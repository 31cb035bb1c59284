import type { MenuTreeSources } from "@gevel/config";
import { staffLanguage, textIn } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { checkMenu } from "../api/menu/menu-type";
import { languagesInUse } from "../api/site-config/languages-in-use";
import { recordSiteChange } from "../api/site/record-changes";

export const menuTreeSources = (strapi: Core.Strapi): MenuTreeSources => ({
  async languages() {
    const { defaultLanguage, enabled } = await languagesInUse(strapi);
    return [defaultLanguage, ...enabled.filter((language) => language !== defaultLanguage)];
  },
  async positionProblem(version) {
    const problems = await checkMenu({ strapi, ...version });
    const problem = problems.find(({ path: [field] }) => field === "parent" || field === "path");
    return problem ? textIn(problem.message, staffLanguage(strapi)) : null;
  },
  recordChange: () => recordSiteChange(strapi),
});
