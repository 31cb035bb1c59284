import { contentRoutes } from "../../content-routes";

export default contentRoutes("api::menu.menu");
