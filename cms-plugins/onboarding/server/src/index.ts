import type { Core } from "@strapi/strapi";
import { onboardingController } from "./onboarding-controller.js";

const forStaff = { policies: ["admin::isAuthenticatedAdmin"] };

export default {
  config: { default: {}, validator: () => undefined },
  controllers: { onboarding: ({ strapi }: { strapi: Core.Strapi }) => onboardingController(strapi) },
  routes: {
    admin: {
      type: "admin",
      routes: [
        { method: "GET", path: "/first-steps", handler: "onboarding.read", config: forStaff },
        { method: "PUT", path: "/first-steps", handler: "onboarding.write", config: forStaff },
      ],
    },
  },
};
