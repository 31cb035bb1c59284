import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";
import { changeAppointment } from "~/appointments/change-appointment.server";
import { screens } from "~/pages/screens";
import { loadAppointment, personalHeaders } from "~/appointments/load-appointment.server";

export const loader = withErrorPage(async ({ context, params }: LoaderFunctionArgs) =>
  loadAppointment(context, params),
);

export const action = withErrorPage(async ({ context, params, request }: ActionFunctionArgs) =>
  changeAppointment(context, params["token"], request),
);

export const headers = () => personalHeaders;

const Shown = screens["my-visit"];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

/** FORM-7: where the link of a mail about a viewing leads. */
export default function MyAppointment() {
  const data = useLoaderData<typeof loader>();
  return <Shown data={data} answer={useActionData<typeof action>() ?? null} />;
}
