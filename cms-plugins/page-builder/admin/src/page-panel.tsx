import type { PageState } from "@gevel/config";
import { inAdminLanguage, invalidateDocuments, useSharedQuery } from "@gevel/core/admin";
import { LoadState } from "@gevel/core/screens";
import { Button, Flex, Link, Status, Typography } from "@strapi/design-system";
import { FetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { Link as RouterLink } from "react-router-dom";
import { useMessages } from "./use-messages";
import { pageBuilderPath, stateOfPage } from "./page-builder-api";
import { CopyToLanguage } from "./copy-to-language";
import { addedDrafts, pageAddress, usePageForm } from "./page-form";
import { ProposedAddress } from "./proposed-address";
import { usePublishWithModules } from "./use-publish-with-modules";

type PageForm = NonNullable<ReturnType<typeof usePageForm>>;
type LanguageState = PageState["languages"][number];

const looks = { draft: "secondary", modified: "alternative", published: "success", none: "neutral" } as const;
const fieldNames = ["title", "description", "content"] as const;

/** There is little space beside a preview. */
const wraps = { style: { height: "auto", minHeight: "3.2rem", whiteSpace: "normal" } } as const;

function PageLanguage({ about, form, from }: { about: LanguageState; form: PageForm; from: string }) {
  const { text, nameOf, headOf } = useMessages();
  const { language, state, untranslated, missingModules } = about;
  const isOpen = form.language === language;
  const fields = fieldNames
    .filter((name) => untranslated.includes(name))
    .map((name) => text(`page-builder.page.field.${name}`));
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Flex justifyContent="space-between" gap={1} wrap="wrap">
        {isOpen || state === null || form.id === null ? (
          <Typography fontWeight={isOpen ? "bold" : "regular"}>{headOf(language)}</Typography>
        ) : (
          <Link
            tag={RouterLink}
            to={pageAddress(form.id, language)}
            aria-label={text("page-builder.page.open", { language: nameOf(language) })}
          >
            {headOf(language)}
          </Link>
        )}
        <Status variant={looks[state ?? "none"]} size="XS">
          <Typography variant="pi" fontWeight="bold">
            {text(`page-builder.page.state.${state ?? "none"}`)}
          </Typography>
        </Status>
      </Flex>
      {fields.length > 0 && (
        <Typography variant="pi" textColor="warning700">
          {text("page-builder.page.sameWords", { fields: fields.join(", "), language: nameOf(from) })}
        </Typography>
      )}
      {state !== null && missingModules > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {text("page-builder.page.missing", { count: missingModules })}
        </Typography>
      )}
      {form.id !== null && !isOpen && (state === null || missingModules > 0) && (
        <CopyToLanguage
          page={form.id}
          from={form.language}
          to={language}
          isNew={state === null}
          disabled={form.form.modified}
        />
      )}
    </Flex>
  );
}

function PublishWithModules({ form, stored }: { form: PageForm; stored: number }) {
  const { text } = useMessages();
  const publish = usePublishWithModules(form);
  const count = stored + addedDrafts(form.form.values);
  if (count === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button fullWidth loading={form.form.isSubmitting} onClick={() => void publish()} {...wraps}>
        {text("page-builder.page.publish", { count })}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {text("page-builder.page.publishHelp")}
      </Typography>
    </Flex>
  );
}

function PageMenu({ id, state, reload }: { id: string; state: PageState; reload: () => void }) {
  const { text } = useMessages();
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const { toggleNotification } = useNotification();
  if (state.menu !== null)
    return (
      <Link tag={RouterLink} to={`/content-manager/collection-types/api::menu.menu/${state.menu.id}`}>
        {text("page-builder.page.menu")}
      </Link>
    );
  const put = async () => {
    try {
      await post(pageBuilderPath(`/pages/${id}/menu`), {}, inAdminLanguage());
      toggleNotification({ type: "success", message: text("page-builder.page.madeMenu") });
      invalidateDocuments();
      reload();
    } catch (cause) {
      toggleNotification({
        type: "danger",
        message: cause instanceof FetchError ? formatAPIError(cause) : String(cause),
      });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="pi">{text("page-builder.page.notInMenu")}</Typography>
      <Button variant="tertiary" fullWidth onClick={() => void put()}>
        {text("page-builder.page.addToMenu")}
      </Button>
    </Flex>
  );
}

function StoredPage({ form, id, readAt }: { form: PageForm; id: string; readAt: string }) {
  const { text } = useMessages();
  const { query, reload } = useSharedQuery(stateOfPage, `${id} ${readAt}`);
  if (query.state !== "loaded")
    return <LoadState state={query.state} reload={reload} of={text("page-builder.page.title")} />;
  const state = query.answer;
  const own = state.languages.find(({ language }) => language === form.language);
  const [from] = state.languages;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {own !== undefined && <PublishWithModules form={form} stored={own.unpublishedModules} />}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%">
        {state.languages.map((about) => (
          <PageLanguage key={about.language} about={about} form={form} from={from?.language ?? ""} />
        ))}
      </Flex>
      <PageMenu id={id} state={state} reload={reload} />
    </Flex>
  );
}

interface PanelProps {
  document?: { updatedAt?: unknown; status?: unknown };
}

function PageContent({ document }: PanelProps) {
  const form = usePageForm();
  if (form === null) return null;
  if (form.id === null)
    return (
      <>
        <ProposedAddress form={form} />
        <PublishWithModules form={form} stored={0} />
      </>
    );
  const { updatedAt, status } = document ?? {};
  return <StoredPage form={form} id={form.id} readAt={`${String(updatedAt)} ${String(status)}`} />;
}

/** Panel beside a page: its languages and what each lacks, the menu, and a button to publish all at once (CMS-13). */
export function PagePanel({ document }: PanelProps) {
  const { text } = useMessages();
  const form = usePageForm();
  if (form === null) return null;
  return { title: text("page-builder.page.title"), content: <PageContent document={document} /> };
}
