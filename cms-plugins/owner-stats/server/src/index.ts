import { rejectFailedCommits } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { accountsRoom } from "./accounts/accounts-room.js";
import { historyRoom } from "./history/history-room.js";
import { portalRoom } from "./portal/portal-room.js";
import { reportsRoom } from "./reports/reports-room.js";
import type { Room } from "./room.js";
import { settingsSchema } from "./settings/plugin-settings.js";
import { statisticsRoom } from "./statistics/statistics-room.js";
import { viewsRoom } from "./views/views-room.js";

const rooms: readonly Room[] = [accountsRoom, viewsRoom, historyRoom, portalRoom, statisticsRoom, reportsRoom];

const all = <Key extends "contentTypes" | "controllers" | "services">(key: Key) =>
  Object.assign({}, ...rooms.map((room) => room[key] ?? {})) as NonNullable<Room[Key]>;

export default {
  config: { default: settingsSchema.parse({}), validator: (config: unknown) => void settingsSchema.parse(config) },
  contentTypes: all("contentTypes"),
  controllers: all("controllers"),
  services: all("services"),
  routes: {
    admin: { type: "admin", routes: rooms.flatMap(({ staffRoutes = [] }) => staffRoutes) },
    "content-api": { type: "content-api", routes: rooms.flatMap(({ routes = [] }) => routes) },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    for (const room of rooms) room.register?.(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const room of rooms) await room.bootstrap?.(strapi);
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    for (const room of rooms) await room.destroy?.(strapi);
  },
};
