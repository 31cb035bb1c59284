import { withMessages } from "~/i18n/load-messages";
import { createView } from "~/site/view";
import { offerViews } from "~/site/views";
import { whenNear } from "~/site/when-near";

/** Parts of a listing's page whose script is asked for when a visitor comes near them. */
export const lateParts = offerViews({
  location: createView(
    () => withMessages("map", withMessages("detail", import("./listing-map"))).then(({ ListingMap }) => ListingMap),
    () => whenNear("location"),
  ),
});
