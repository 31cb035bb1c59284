import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { whenNear } from "~/islands/when-near";

/** A form of staff: far down most pages, so its script is asked for when a visitor comes near it. */
export const FormIsland = createIsland(
  () => withMessages("forms", import("./site-form")).then(({ SiteForm }) => SiteForm),
  () => whenNear("form"),
);

/** Hardly ever shown. */
export const ReturnedFormIsland = createIsland(() =>
  withMessages("forms", import("./returned-form-view")).then(({ ReturnedFormView }) => ReturnedFormView),
);
