import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadFavourites } from "~/pages/favourites.server";
import { screens } from "~/pages/screens";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";

export const loader = withErrorPage(async ({ context, request }: LoaderFunctionArgs) =>
  loadFavourites(context, request),
);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

const Shown = screens.favourites;

/** A8 */
export default function Favourites() {
  return <Shown data={useLoaderData<typeof loader>()} />;
}
