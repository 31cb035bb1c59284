import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::property-list.property-list");
