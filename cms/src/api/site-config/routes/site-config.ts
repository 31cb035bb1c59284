import { contentRoutes } from "../../content-routes";

export default contentRoutes("api::site-config.site-config");
