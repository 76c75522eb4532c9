import { TouchSensor } from '@dnd-kit/core';

/**
 * A press on a page that still rolls from a swipe stops the page, as everywhere on a phone. The
 * browser marks it by a `touchstart` that cannot be cancelled: a drag begun there would move the
 * card and the page at once.
 */
export class StillTouchSensor extends TouchSensor {
  static override activators = TouchSensor.activators.map((activator) => ({
    ...activator,
    handler: (...[event, options]: Parameters<typeof activator.handler>) =>
      event.nativeEvent.cancelable && activator.handler(event, options),
  }));
}
