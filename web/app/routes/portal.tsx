import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerPortal, loadPortal } from "~/pages/portal.server";
import { screens } from "~/pages/screens";
import { PortalFrame } from "~/portal/dashboard/portal-frame";
import { ownHeaders } from "~/portal/live/read-portal.server";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";

export const loader = withErrorPage(async ({ context, request }: LoaderFunctionArgs) => loadPortal(context, request));

export const action = withErrorPage(async ({ context, request }: ActionFunctionArgs) => answerPortal(context, request));

export const headers = () => ownHeaders;

const Shown = screens.portal;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

/** OWNER-2 */
export default function Portal() {
  return (
    <PortalFrame>
      <Shown data={useLoaderData<typeof loader>()} />
    </PortalFrame>
  );
}
