import { withMessages } from "~/i18n/load-messages";
import { createView } from "~/islands/island";
import { offerViews } from "~/pages/screens";
import { whenNear } from "~/islands/when-near";

/** Parts of a listing's page whose script is asked for when a visitor comes near them. */
export const lateParts = offerViews({
  location: createView(
    () => withMessages("map", withMessages("detail", import("./listing-map"))).then(({ ListingMap }) => ListingMap),
    () => whenNear("location"),
  ),
});
