/** The colours of points, four bytes each as a canvas has them. */
type Pixels = Pick<ImageData, 'data'>;
type Rgba = readonly [number, number, number, number];
type Rgb = readonly [number, number, number];

/** Texts are read where they are hardest to: a tenth of what lies behind them may be worse. */
const WORST = 0.1;

const channel = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The contrast of two luminances by WCAG: 1 to 21. */
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of a colour with what lies behind it, where it is hardest to read. */
export function worstContrast(colour: Rgba, { data }: Pixels): number {
  const [red, green, blue, alpha] = colour;
  const found: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const behind: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const mix = (own: number, under: number) => own * alpha + under * (1 - alpha);
    const seen: Rgb = [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2])];
    found.push(contrast(luminance(seen), luminance(behind)));
  }
  return found.sort((one, other) => one - other)[Math.floor(found.length * WORST)] ?? 21;
}

/** A colour in whatever way CSS says it; its alpha is 0 to 1. */
export function rgbaOf(colour: string): Rgba {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return [0, 0, 0, 1];
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** What WCAG AA asks of a text of this size and weight. */
export function neededContrast(pixels: number, weight: number): number {
  return pixels >= 24 || (pixels >= 18.66 && weight >= 700) ? 3 : 4.5;
}

/** As long a side as is looked at: contrast is no matter of single pixels. */
const SIDE = 120;

/** Draws what is painted behind a text, and looks at it; undefined where there is no picture. */
export async function pixelsBehind(element: HTMLElement, area: DOMRect): Promise<ImageData | undefined> {
  const layers = layersBehind(element, area);
  if (!layers.some(({ picture }) => picture)) return undefined;
  const scale = Math.min(1, SIDE / Math.max(area.width, area.height));
  const [width, height] = [Math.max(1, Math.round(area.width * scale)), Math.max(1, Math.round(area.height * scale))];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.scale(scale, scale);
  pen.translate(-area.left, -area.top);
  for (const layer of layers.toReversed()) await paint(pen, layer);
  return pen.getImageData(0, 0, width, height);
}

/** What is painted: a picture, or a background of an element or of what CSS adds to it. */
interface Layer {
  readonly picture: HTMLImageElement | undefined;
  readonly style: CSSStyleDeclaration;
  readonly box: DOMRect;
  readonly opacity: number;
  /** Whether CSS alone adds it. */
  readonly isAdded: boolean;
}

/** From the top to the ground: as far as something is painted that nothing shows through. */
function layersBehind(element: HTMLElement, area: DOMRect): Layer[] {
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
  const stack = document.elementsFromPoint(x, y);
  const own = stack.indexOf(element);
  const layers: Layer[] = [];
  for (const below of own < 0 ? [] : stack.slice(own)) {
    layers.push(...paintedBy(below));
    if (isSolid(getComputedStyle(below))) break;
  }
  // What CSS adds to darken a picture lies over it, though it belongs to what is around both.
  return [...layers.filter(({ isAdded }) => isAdded), ...layers.filter(({ isAdded }) => !isAdded)];
}

function paintedBy(element: Element): Layer[] {
  const [style, box, opacity] = [getComputedStyle(element), element.getBoundingClientRect(), opacityOf(element)];
  const added = (['::after', '::before'] as const)
    .map((name) => getComputedStyle(element, name))
    .filter(({ content, position }) => content !== 'none' && position === 'absolute')
    .map((own) => {
      const [left = 0, top = 0, width = 0, height = 0] = [own.left, own.top, own.width, own.height].map(
        Number.parseFloat,
      );
      const place = new DOMRect(box.left + left, box.top + top, width, height);
      return { picture: undefined, style: own, box: place, opacity: opacity * Number(own.opacity), isAdded: true };
    });
  const picture = element instanceof HTMLImageElement ? element : undefined;
  return [...added, { picture, style, box, opacity, isAdded: false }];
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

/** Whether nothing below is seen. */
const isSolid = ({ backgroundColor, opacity }: CSSStyleDeclaration) =>
  opacity === '1' && rgbaOf(backgroundColor)[3] === 1;

async function paint(pen: CanvasRenderingContext2D, { picture, style, box, opacity }: Layer): Promise<void> {
  pen.globalAlpha = opacity;
  const { backgroundColor, backgroundImage } = style;
  pen.fillStyle = backgroundColor;
  pen.fillRect(box.left, box.top, box.width, box.height);
  if (backgroundImage.includes('gradient(')) {
    const drawn = await gradientOf(backgroundImage, box);
    if (drawn) pen.drawImage(drawn, box.left, box.top, box.width, box.height);
  }
  if (picture?.complete && picture.naturalWidth > 0) drawPicture(pen, picture, style, box);
  pen.globalAlpha = 1;
}

/** As CSS lays it into its box. */
function drawPicture(
  pen: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  { objectFit, objectPosition }: CSSStyleDeclaration,
  box: DOMRect,
): void {
  const { naturalWidth, naturalHeight } = picture;
  const ratios = [box.width / naturalWidth, box.height / naturalHeight] as const;
  const scale = objectFit === 'cover' ? Math.max(...ratios) : objectFit === 'contain' ? Math.min(...ratios) : undefined;
  if (scale === undefined) {
    pen.drawImage(picture, box.left, box.top, box.width, box.height);
    return;
  }
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const [across = 50, down = 50] = objectPosition.split(' ').map((part) => Number.parseFloat(part));
  const left = box.left + ((box.width - width) * across) / 100;
  const top = box.top + ((box.height - height) * down) / 100;
  pen.save();
  pen.beginPath();
  pen.rect(box.left, box.top, box.width, box.height);
  pen.clip();
  pen.drawImage(picture, left, top, width, height);
  pen.restore();
}

/** The browser itself draws what CSS says, in a picture that loads nothing. */
async function gradientOf(image: string, { width, height }: DOMRect): Promise<HTMLImageElement | undefined> {
  const inner = document.createElement('div');
  inner.style.cssText = `width:${width}px;height:${height}px`;
  inner.style.backgroundImage = image;
  inner.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
  const html = new XMLSerializer().serializeToString(inner);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${html}</foreignObject></svg>`;
  const drawn = new Image();
  drawn.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return drawn.decode().then(
    () => drawn,
    () => undefined,
  );
}
