import { Button, Box, Flex, IconButton, Typography } from "@strapi/design-system";
import { Eye, Cross } from "@strapi/icons";
import { FetchError, unstable_useDocument, useAPIErrorHandler, useFetchClient, useForm } from "@strapi/strapi/admin";
import { useState, useLayoutEffect, useRef, useEffect } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router-dom";
import { z } from "zod";
import { useMessages } from "./use-messages";
import { DoubleBufferedFrame } from "./double-buffered-frame";
import { createGlobalStyle, styled } from "styled-components";
import { livePreviewResponseSchema } from "@gevel/config";
import { inAdminLanguage } from "@gevel/core/admin";
import { throttle } from "./throttle";

interface PreviewSource {
  uid: string;
  id: string | null;
  language: string;
}

/** Where the site shows the form's latest values; `turn` increases with each change. */
type DraftPreview =
  | { state: "waiting" }
  | { state: "loaded"; url: string; turn: number }
  | { state: "failed"; reason: string };

/** Sends the form's unsaved values to the CMS: at once, and during typing at most once per throttle interval. */
function useDraftPreview({ uid, id, language }: PreviewSource): DraftPreview {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const values = useForm("useDraftPreview", (form) => form.values);
  const [preview, setPreview] = useState<DraftPreview>({ state: "waiting" });
  const key = useRef<string | null>(null);
  const throttled = useRef(throttle());

  useEffect(() => {
    const { current } = throttled;
    return () => current.stop();
  }, []);
  useEffect(() => {
    throttled.current.next(async () => {
      try {
        const { data } = await post<unknown>(
          "/live-preview/forms",
          { uid, id, language, values, key: key.current },
          inAdminLanguage(),
        );
        const answer = livePreviewResponseSchema.parse(data);
        ({ key: key.current } = answer);
        const { url } = answer;
        setPreview((before) =>
          url === null
            ? { state: "failed", reason: "" }
            : { state: "loaded", url, turn: before.state === "loaded" ? before.turn + 1 : 1 },
        );
      } catch (cause) {
        if (cause instanceof FetchError) setPreview({ state: "failed", reason: formatAPIError(cause) });
      }
    });
  }, [formatAPIError, id, language, post, uid, values]);
  return preview;
}

/** A phone's width with a little air, or a third of a large screen. */
const width = "max(40rem, 34vw)";

const SidePanel = styled.aside`
  position: fixed;
  z-index: 3;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: ${width};
  max-width: 100vw;
  border-left: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};
`;

/**
 * Makes room for the panel: hides the list of types, reduces the side padding and narrows the form with its side
 * column, so that the save button stays visible. Strapi's edit view depends on the window's width only.
 */
const MakeRoomForPanel = createGlobalStyle`
  @media (min-width: 1080px) {
    body { padding-right: ${width}; }

    div:has(> div > #main-content) { grid-template-columns: 1fr; }
    div:has(> div > #main-content) > :not(:has(#main-content)) { display: none; }
    #main-content form > div { padding-left: 2.4rem; padding-right: 2.4rem; }
  }
`;

interface PreviewPanelProps {
  uid: string;
  id: string | null;
  language: string;
  close: () => void;
}

/** The viewport width that a page gets. */
const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;

/** The space available for a page, updated when the window changes. */
function useAvailableSize() {
  const box = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = () => setAvailable({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { box, available };
}

function PreviewPanel({ uid, id, language, close }: PreviewPanelProps) {
  const { text } = useMessages();
  const [device, setDevice] = useState<Device>("phone");
  const { box, available } = useAvailableSize();
  const preview = useDraftPreview({ uid, id, language });
  const scale = Math.min(1, available.width / widths[device]) || 1;
  const shown = widths[device] * scale;
  return (
    <>
      <MakeRoomForPanel />
      <SidePanel aria-label={text("live-preview.title")}>
        <Flex justifyContent="space-between" gap={2} padding={3} paddingLeft={4}>
          <Typography tag="h2" variant="sigma" textColor="neutral600">
            {text("live-preview.title")}
          </Typography>
          <Flex gap={1} role="group" aria-label={text("live-preview.width")}>
            {(["phone", "desktop"] as const).map((one) => (
              <Button
                key={one}
                size="S"
                variant={device === one ? "secondary" : "ghost"}
                aria-pressed={device === one}
                onClick={() => setDevice(one)}
              >
                {text(`live-preview.${one}`)}
              </Button>
            ))}
            <IconButton variant="ghost" label={text("live-preview.close")} onClick={close}>
              <Cross />
            </IconButton>
          </Flex>
        </Flex>
        <Box position="relative" flex="1" minHeight={0} background="neutral150" overflow="hidden" ref={box}>
          {preview.state === "loaded" && (
            <div
              style={{
                ...{ position: "absolute", top: 0, bottom: 0, left: (available.width - shown) / 2, width: shown },
                overflow: "hidden",
              }}
            >
              <DoubleBufferedFrame
                url={preview.url}
                turn={preview.turn}
                title={text("live-preview.title")}
                width={widths[device]}
                height={available.height / scale}
                scale={scale}
              />
            </div>
          )}
        </Box>
        <Box padding={3} paddingLeft={4}>
          <Typography variant="pi" textColor={preview.state === "failed" ? "danger600" : "neutral600"} role="status">
            {preview.state === "loaded" && text("live-preview.unsaved")}
            {preview.state === "waiting" && text("live-preview.waiting")}
            {preview.state === "failed" &&
              text("live-preview.failed", { reason: preview.reason || text("live-preview.incomplete") })}
          </Typography>
        </Box>
      </SidePanel>
    </>
  );
}

/** For the session of the tab: editors who use the preview go from form to form. */
const storageKey = "gevel.live-preview";

const typeSchema = z.object({
  pluginOptions: z.object({
    "live-preview": z.object({ enabled: z.literal(true) }),
    i18n: z.object({ localized: z.boolean() }).optional(),
  }),
});

/** What the schema of a type says of its preview; null where the site does not show it. */
function usePreviewedType(slug: string) {
  const { schema } = unstable_useDocument({ collectionType: "collection-types", model: slug }, { skip: true });
  const { data } = typeSchema.safeParse(schema);
  return data === undefined ? null : { isLocalized: data.pluginOptions.i18n?.localized === true };
}

/** In the panel of every form whose entry the site shows: a preview beside it that follows what is typed (CMS-9). */
export function LivePreview() {
  const { slug = "", id } = useParams();
  const [search] = useSearchParams();
  const { text } = useMessages();
  const isReadOnly = useForm("LivePreview", ({ disabled }) => disabled);
  const [isOn, setIsOn] = useState(() => window.sessionStorage.getItem(storageKey) === "on");
  const { locale } = useIntl();
  const type = usePreviewedType(slug);
  // An entry without localization has all languages.
  const language = search.get("plugins[i18n][locale]") ?? (type?.isLocalized === false ? locale : null);
  if (type === null || language === null || isReadOnly) return null;
  const toggle = (on: boolean) => {
    window.sessionStorage.setItem(storageKey, on ? "on" : "off");
    setIsOn(on);
  };
  const entry = id === undefined || id === "create" ? null : id;
  return (
    <>
      <Button
        variant={isOn ? "secondary" : "tertiary"}
        fullWidth
        startIcon={<Eye />}
        aria-pressed={isOn}
        onClick={() => toggle(!isOn)}
      >
        {text("live-preview.on")}
      </Button>
      {isOn &&
        createPortal(
          <PreviewPanel
            key={`${slug} ${language}`}
            uid={slug}
            id={entry}
            language={language}
            close={() => toggle(false)}
          />,
          document.body,
        )}
    </>
  );
}
