import type { Lead } from "@gevel/config";
import { createCms } from "~/cms/http-cms.server";
import { replicaFixture } from "~/shell/site-fixture";
import { captchaSecret, solvedCaptcha } from "./captcha/solved-captcha.fixture";
import { handleFormPost, type OwnForm } from "./handle-form-post.server";
import { memoryLimits } from "./limits/memory-limits.server";

const replica = replicaFixture([], { phone: "03 000 00 10", email: "info@agency.example" });
/** A form as it should be, but for its captcha. */
export const right = {
  form: "newsletter",
  contactId: "c1",
  firstName: "An",
  email: "an@example.org",
  newsletterConsent: "yes",
};

/** A form's only request to the CMS is for the slots of viewings. */
const cms = createCms({ url: "http://127.0.0.1:9", secret: captchaSecret });

/** An intake that accepts every lead, or one that cannot store any. */
export function app({ away = false, visitorGroup = "192.0.2.1" } = {}) {
  const stored: Lead[] = [];
  const context: Parameters<typeof handleFormPost>[1] = {
    replica,
    cms,
    visitorGroup,
    limits: memoryLimits(),
    formsPerHour: 20,
    cookieSecret: captchaSecret,
    siteUrl: "https://site.example",
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
    leads: {
      async accept(lead) {
        if (away) throw new Error("the disk is full");
        const known = stored.some(({ key }) => key === lead.key);
        stored.push(lead);
        return known ? "duplicate" : "stored";
      },
    },
  };
  const postAsIs = (fields: Record<string, string>, own?: OwnForm, path = "/nl/contact", shows = () => true) =>
    handleFormPost(
      new Request(`https://site.example${path}`, { method: "POST", body: new URLSearchParams(fields) }),
      context,
      { language: "nl", ...(own && { own }), shows },
    );
  /** Posts with a solved captcha. */
  const post: typeof postAsIs = (fields, ...where) => postAsIs({ ...solvedCaptcha(), ...fields }, ...where);
  return { stored, post, postAsIs, context };
}
