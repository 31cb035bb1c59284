import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::property-list.property-list");
