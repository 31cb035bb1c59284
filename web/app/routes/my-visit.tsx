import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { guarded } from "~/shell/errors/guarded.server";
import { headDescriptors } from "~/shell/head/head";
import { changeVisit } from "~/visits/change-visit.server";
import { screens } from "~/pages/screens";
import { loadVisit, personalHeaders } from "~/visits/load-visit.server";

export const loader = guarded(async ({ context, params }: LoaderFunctionArgs) => loadVisit(context, params));

export const action = guarded(async ({ context, params, request }: ActionFunctionArgs) =>
  changeVisit(context, params["token"], request),
);

export const headers = () => personalHeaders;

const Shown = screens["my-visit"];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

/** FORM-7: where the link of a mail about a visit leads. */
export default function MyVisit() {
  const data = useLoaderData<typeof loader>();
  return <Shown data={data} answer={useActionData<typeof action>() ?? null} />;
}
