/** Gives the frames of Stripe their places on the page, and its colours. */
import { type Appearance } from './stripe-js';

const DARK = '(prefers-color-scheme: dark)';

export function addPlace(place: HTMLElement, className: string): HTMLElement {
  const within = document.createElement('div');
  within.className = className;
  place.append(within);
  return within;
}

/** Gives the frames the colours of the page, because its stylesheet does not reach into them. */
export function appearanceOf(place: HTMLElement): Appearance {
  const style = getComputedStyle(place);
  return {
    theme: matchMedia(DARK).matches ? 'night' : 'stripe',
    variables: {
      fontFamily: style.fontFamily,
      colorBackground: colourOf(place, '--surface'),
      colorText: colourOf(place, '--ink'),
      colorTextSecondary: colourOf(place, '--quiet'),
      colorPrimary: colourOf(place, '--accent'),
      colorDanger: colourOf(place, '--fault'),
      borderRadius: style.getPropertyValue('--corner').trim(),
    },
  };
}

/** Reads a token that differs between light and dark as one colour. */
function colourOf(place: HTMLElement, token: string): string {
  const probe = addPlace(place, 'hidden');
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Calls back when the reader switches between light and dark. Returns what stops that. */
export function followScheme(onChange: () => void): () => void {
  const scheme = matchMedia(DARK);
  scheme.addEventListener('change', onChange);
  return () => scheme.removeEventListener('change', onChange);
}
