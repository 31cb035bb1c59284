import { contentRoutes } from "../../content-routes";

export default contentRoutes("api::module.module");
