import openLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** What libheif makes of a picture. */
interface Decoded {
  channels: { width: number; height: number; stride: number; data: Uint8Array }[];
}

const open = async (): Promise<MainModule> => {
  const answer = await fetch(wasm);
  if (!answer.ok) throw new Error(`The decoder could not be fetched: ${answer.status}.`);
  return openLibheif({ wasmBinary: await answer.arrayBuffer() });
};

/** The pixels of the main picture in a HEIC file, upright, their colours as they stand in it. Throws where it is broken. */
export const decodeHeic = async (heic: Uint8Array): Promise<ImageData> => {
  const libheif = await open();
  const context = libheif.heif_context_alloc();
  const { code, message } = libheif.heif_context_read_from_memory(context, heic);
  if (code !== libheif.heif_error_code.heif_error_Ok) throw new Error(String(message));
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  const { heif_colorspace_RGB: rgb } = libheif.heif_colorspace;
  const { heif_chroma_interleaved_RGBA: rgba } = libheif.heif_chroma;
  const { channels }: Decoded = libheif.heif_js_decode_image2(handle, rgb, rgba);
  const [pixels] = channels;
  if (!pixels) throw new Error('There is no picture in the file.');
  return imageOf(pixels);
};

const imageOf = ({ width, height, stride, data }: Decoded['channels'][number]): ImageData => {
  const image = new ImageData(width, height);
  const row = width * 4;
  for (let y = 0; y < height; y += 1) image.data.set(data.subarray(y * stride, y * stride + row), y * row);
  return image;
};
