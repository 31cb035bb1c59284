import "~/properties/detail/late-parts";
import { allViewNames, preloadViews } from "./screens";

/** The server draws in one go, so it has them all beforehand. */
export const loadAllViews = () => (allViews ??= preloadViews(allViewNames()));
let allViews: Promise<unknown> | undefined;
