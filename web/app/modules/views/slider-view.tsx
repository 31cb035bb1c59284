import { useIntl, type IntlShape } from "react-intl";
import { StaticHtml } from "~/islands/static-markup";
import { Slider, type SliderTexts } from "~/ui/slider";
import { ModuleLayout } from "../layout/module-layout";
import type { ModuleViewProps } from "./view-types";

function textsOf(intl: IntlShape, label: string): SliderTexts {
  return {
    label: label || intl.formatMessage({ id: "modules.slider.label" }),
    previous: intl.formatMessage({ id: "modules.slider.previous" }),
    next: intl.formatMessage({ id: "modules.slider.next" }),
    pause: intl.formatMessage({ id: "modules.slider.pause" }),
    play: intl.formatMessage({ id: "modules.slider.play" }),
    position: (current, total) => intl.formatMessage({ id: "modules.slider.position" }, { current, total }),
  };
}

/** Items one slides through, their title on one line with the buttons. */
export function SliderView({ module, level }: ModuleViewProps) {
  const intl = useIntl();
  return (
    <ModuleLayout
      module={module}
      level={level}
      slides={({ heading, perView, autoplay, slides }, title) => (
        <Slider
          texts={textsOf(intl, heading?.title ?? module.head.title)}
          perView={perView}
          autoplay={autoplay}
          head={title}
        >
          {slides.map((markup) => (
            <StaticHtml key={markup.name} as="div" markup={markup} />
          ))}
        </Slider>
      )}
    />
  );
}
