import { Box, Button, Flex, IconButton, Typography } from "@strapi/design-system";
import { Cross } from "@strapi/icons";
import { useLayoutEffect, useRef, useState } from "react";
import { usePageBuilderMessages } from "../messages/page-builder/use-page-builder-messages";
import { MakeRoomForPanel, SidePanel } from "./side-panel";
import { DoubleBufferedFrame } from "./double-buffered-frame";
import { useDraftPreview } from "./use-draft-preview";

interface PreviewPanelProps {
  uid: string;
  id: string | null;
  language: string;
  close: () => void;
}

/** What a page believes its window to be. */
const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;

/** The room that there is for a page, as it changes with the window. */
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

export function PreviewPanel({ uid, id, language, close }: PreviewPanelProps) {
  const { text } = usePageBuilderMessages();
  const [device, setDevice] = useState<Device>("phone");
  const { box, available } = useAvailableSize();
  const preview = useDraftPreview({ uid, id, language });
  const scale = Math.min(1, available.width / widths[device]) || 1;
  const shown = widths[device] * scale;
  return (
    <>
      <MakeRoomForPanel />
      <SidePanel aria-label={text("gevel.livePreview.title")}>
        <Flex justifyContent="space-between" gap={2} padding={3} paddingLeft={4}>
          <Typography tag="h2" variant="sigma" textColor="neutral600">
            {text("gevel.livePreview.title")}
          </Typography>
          <Flex gap={1} role="group" aria-label={text("gevel.livePreview.width")}>
            {(["phone", "desktop"] as const).map((one) => (
              <Button
                key={one}
                size="S"
                variant={device === one ? "secondary" : "ghost"}
                aria-pressed={device === one}
                onClick={() => setDevice(one)}
              >
                {text(`gevel.livePreview.${one}`)}
              </Button>
            ))}
            <IconButton variant="ghost" label={text("gevel.livePreview.close")} onClick={close}>
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
                title={text("gevel.livePreview.title")}
                width={widths[device]}
                height={available.height / scale}
                scale={scale}
              />
            </div>
          )}
        </Box>
        <Box padding={3} paddingLeft={4}>
          <Typography variant="pi" textColor={preview.state === "failed" ? "danger600" : "neutral600"} role="status">
            {preview.state === "loaded" && text("gevel.livePreview.unsaved")}
            {preview.state === "waiting" && text("gevel.livePreview.waiting")}
            {preview.state === "failed" &&
              text("gevel.livePreview.failed", { reason: preview.reason || text("gevel.livePreview.incomplete") })}
          </Typography>
        </Box>
      </SidePanel>
    </>
  );
}
