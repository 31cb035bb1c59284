import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { noPasswordMail } from "./no-password-mail";

const require = createRequire(import.meta.url);
const inStrapi = createRequire(require.resolve("@strapi/strapi/package.json"));
const folder = join(dirname(inStrapi.resolve("@strapi/admin/package.json")), "dist/admin/admin/src/pages/Auth");
const build = {
  error(message: string): never {
    throw new Error(message);
  },
};

it("CMS-8 never links to the form for a new password, in the installed Strapi", () => {
  const plugin = noPasswordMail();
  const [login, forms] = ["components/Login.mjs", "constants.mjs"].map((name) => {
    const file = join(folder, name);
    return plugin.transform.call(build, readFileSync(file, "utf8"), file)?.code ?? "";
  });
  expect(login).not.toContain("/auth/forgot-password");
  expect(login).toContain("Auth.link.forgot-password");
  expect(forms).not.toMatch(/: (ForgotPassword|ForgotPasswordSuccess|ResetPassword),/);
  expect(() => plugin.buildEnd.call(build)).not.toThrow();
});
