import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Drawn } from "~/islands/drawn";
import { answerSubscription, loadSubscription, subscriptionHeaders } from "~/pages/subscription.server";
import { guarded } from "~/shell/errors/guarded.server";
import { headDescriptors } from "~/shell/head/head";

export const loader = guarded(async ({ context, request, params }: LoaderFunctionArgs) =>
  loadSubscription(context, request, params),
);

export const action = guarded(async ({ context, request, params }: ActionFunctionArgs) =>
  answerSubscription(context, request, params),
);

export const headers = () => subscriptionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

export default function Subscription() {
  return <Drawn as="div" markup={useLoaderData<typeof loader>().page} />;
}
