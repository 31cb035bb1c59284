import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { registerIslands } from "~/islands/island-registry";
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

/** What a page that thanks for a form repeats of it; and a popup's form, whose script comes when it is about to open. */
export const { sent: SubmittedIsland, popupForm: PopupFormIsland } = registerIslands({
  popupForm: createIsland(() => withMessages("forms", import("./popup-form")).then(({ PopupForm }) => PopupForm)),
  sent: createIsland(() =>
    withMessages("forms", import("./submitted-summary")).then(({ SubmittedSummary }) => SubmittedSummary),
  ),
});
