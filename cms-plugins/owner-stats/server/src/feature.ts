import type { Core } from "@strapi/strapi";

type Controller = (context: { strapi: Core.Strapi }) => Record<string, unknown>;
type Service = (context: { strapi: Core.Strapi }) => Record<string, unknown>;

interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  handler: string;
  config?: object;
}

/** What a room of this plugin brings: the plugin is the sum of its rooms, and none of them knows the others' insides. */
export interface Feature {
  contentTypes?: Readonly<Record<string, { schema: object }>>;
  controllers?: Readonly<Record<string, Controller>>;
  services?: Readonly<Record<string, Service>>;
  /** Under `/owner-stats` of the admin. */
  staffRoutes?: readonly Route[];
  /** Under `/api/owner-stats`. */
  routes?: readonly Route[];
  register?(strapi: Core.Strapi): void;
  bootstrap?(strapi: Core.Strapi): Promise<void>;
  /** Ends what works in the background, after the step that is under way. */
  destroy?(strapi: Core.Strapi): Promise<void>;
}
