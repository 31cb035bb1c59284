import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";
import { screens } from "~/pages/screens";
import { loadDocument } from "~/appointments/load-document.server";
import { personalHeaders } from "~/appointments/load-appointment.server";

export const loader = withErrorPage(async ({ context, params }: LoaderFunctionArgs) => loadDocument(context, params));

export const headers = () => personalHeaders;

const Shown = screens["my-document"];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

/** FORM-8: where the link to a document leads. */
export default function MyDocument() {
  return <Shown data={useLoaderData<typeof loader>()} />;
}
