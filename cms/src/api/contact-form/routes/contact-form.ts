import { contentRoutes } from "../../content-routes";

export default contentRoutes("api::contact-form.contact-form");
