import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { registerIslands } from "~/islands/island-registry";
import { whenNear } from "~/islands/when-near";

/** A form from the CMS: far down on most pages, so its script loads when a visitor scrolls near it. */
export const FormIsland = createIsland(
  () => withMessages("forms", import("./site-form")).then(({ SiteForm }) => SiteForm),
  () => whenNear("form"),
);

/** Hardly ever shown. */
export const ReturnedFormIsland = createIsland(() =>
  withMessages("forms", import("./returned-form-view")).then(({ ReturnedFormView }) => ReturnedFormView),
);

/** A popup's form: its script loads when it is about to open. */
export const { popupForm: PopupFormIsland } = registerIslands({
  popupForm: createIsland(() => withMessages("forms", import("./popup-form")).then(({ PopupForm }) => PopupForm)),
});
