import { contentRoutes } from "../../content-routes";

export default contentRoutes("api::property-list.property-list");
