import { PICTURE_PARTS } from '@pawsume/contract/call';
import { drawnPage } from '@pawsume/contract/resumes';

/** Asks for a drawn page in two parts, as a browser does. */
export const parts = { accept: `${PICTURE_PARTS}, text/html` };

/** What a browser makes of the two. */
export const readParts = async (reply: { headers: Record<string, unknown>; bytes: Buffer }) => {
  const headers = { 'content-type': String(reply.headers['content-type']) };
  const form = await new Response(Uint8Array.from(reply.bytes), { headers }).formData();
  const picture = form.get('picture');
  if (!(picture instanceof File)) throw new Error('There is no picture in the answer.');
  return {
    about: drawnPage.parse(JSON.parse(String(form.get('about')))),
    picture: Buffer.from(await picture.arrayBuffer()),
    type: picture.type,
  };
};
