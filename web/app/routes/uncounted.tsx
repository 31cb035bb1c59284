import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Drawn } from "~/islands/drawn";
import { answerUncounted, loadUncounted, uncountedHeaders } from "~/pages/uncounted.server";
import { guarded } from "~/shell/errors/guarded.server";
import { headDescriptors } from "~/shell/head/head";

export const loader = guarded(async ({ context, request, params }: LoaderFunctionArgs) =>
  loadUncounted(context, request, params["language"]),
);

export const action = guarded(async ({ context, request, params }: ActionFunctionArgs) =>
  answerUncounted(context, request, params["language"]),
);

export const headers = () => uncountedHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

export default function Uncounted() {
  return <Drawn as="div" markup={useLoaderData<typeof loader>().page} />;
}
