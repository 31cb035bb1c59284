import type { PersonalDataProvider } from "@gevel/core";
import type { Core } from "@strapi/strapi";

type Controller = (context: { strapi: Core.Strapi }) => Record<string, unknown>;
type Service = (context: { strapi: Core.Strapi }) => Record<string, unknown>;

interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  handler: string;
  config?: object;
}

/**
 * What a feature contributes to this plugin. The plugin is the sum of its features, and none depends on the internals
 * of another.
 */
export interface Feature {
  personalData?: readonly PersonalDataProvider[];
  contentTypes?: Readonly<Record<string, { schema: object }>>;
  controllers?: Readonly<Record<string, Controller>>;
  services?: Readonly<Record<string, Service>>;
  /** Under `/owner-stats` of the admin. */
  staffRoutes?: readonly Route[];
  /** Under `/api/owner-stats`. */
  routes?: readonly Route[];
  register?(strapi: Core.Strapi): void;
  bootstrap?(strapi: Core.Strapi): Promise<void>;
  /** Stops the background jobs after the step in progress. */
  destroy?(strapi: Core.Strapi): Promise<void>;
}
