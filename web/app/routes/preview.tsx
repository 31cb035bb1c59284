import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FormIsland, PopupFormIsland } from "~/forms/form-island";
import { InlinePopup } from "~/shell/popup/inline-popup";
import livePreviewScript from "~/pages/preview/live-preview?inline-script";
import { InlineScript } from "~/islands/inline-script";
import { Breadcrumbs } from "~/shell/links/breadcrumbs";
import { withErrorPage } from "~/shell/errors/with-error-page.server";
import { headDescriptors } from "~/shell/head/head";
import { PreviewBar } from "~/pages/preview/preview-bar";
import { loadPreview } from "~/pages/preview/preview.server";
import { screens } from "~/pages/screens";

export const loader = withErrorPage(async ({ context, request }: LoaderFunctionArgs) =>
  loadPreview(context, new URL(request.url)),
);

export const headers = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headDescriptors(data.meta.head) : []);

/** CMS-9: the same screens as visitors get, with a preview bar; beside a form of the admin, the admin says it is a preview. */
export default function Preview() {
  const content = useLoaderData<typeof loader>();
  return (
    <>
      <Shown content={content} />
      {content.about.unsaved === null ? (
        <PreviewBar about={content.about} />
      ) : (
        <InlineScript text={import.meta.env.SSR ? livePreviewScript : ""} />
      )}
    </>
  );
}

type Content = ReturnType<typeof useLoaderData<typeof loader>>;

function Shown({ content }: { content: Content }) {
  const breadcrumb = <Breadcrumbs crumbs={content.meta.breadcrumbs} />;
  if (content.kind === "page")
    return (
      <>
        <screens.page page={content.page} data={content.data} breadcrumb={breadcrumb} />
        {content.popup ? (
          <InlinePopup popup={content.popup} language={content.about.language} Form={PopupFormIsland} />
        ) : null}
      </>
    );
  if (content.kind === "article")
    return (
      <screens.article article={content.article} others={content.others} end={content.end} breadcrumb={breadcrumb} />
    );
  if (content.kind === "project")
    return (
      <screens.project
        data={content.project}
        breadcrumb={breadcrumb}
        contactForm={<FormIsland {...content.contactForm} level={2} variant="beside" />}
      />
    );
  return <screens.property data={content.property} breadcrumb={breadcrumb} />;
}
