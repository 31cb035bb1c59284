import { contentRoutes } from "../../content-routes";

export default contentRoutes("api::slider.slider");
