import type { Look } from './figure-shapes.ts';

const plum = { leggings: '#57265B', leggingsFar: '#431B47' };
const green = { leggings: '#1F6B4F', leggingsFar: '#16513B' };
const blue = { leggings: '#34509C', leggingsFar: '#263C7A' };
const dark = { leggings: '#2F2433', leggingsFar: '#211824' };

/** Women of different ages, skins and hair; none has a face. */
export const LOOKS = {
  orange: {
    ...plum,
    skin: '#EBBD9C',
    skinFar: '#D8A583',
    hair: '#5A3425',
    top: '#F39325',
    topFar: '#CF7710',
    shoe: '#FFFFFF',
    hasSleeves: false,
  },
  lilac: {
    ...green,
    skin: '#A9714B',
    skinFar: '#8E5B39',
    hair: '#2B1A1F',
    top: '#D9B6DE',
    topFar: '#B98FC0',
    shoe: '#FFD9A8',
    hasSleeves: true,
  },
  silver: {
    ...blue,
    skin: '#F0C9AE',
    skinFar: '#DDAF92',
    hair: '#A79CAB',
    top: '#F6C667',
    topFar: '#D9A640',
    shoe: '#57265B',
    hasSleeves: true,
  },
  plum: {
    ...dark,
    skin: '#D9A57E',
    skinFar: '#C08B65',
    hair: '#7A2E1E',
    top: '#8C4A92',
    topFar: '#6E3674',
    shoe: '#F39325',
    hasSleeves: false,
  },
  juniper: {
    ...plum,
    skin: '#F0C9AE',
    skinFar: '#DDAF92',
    hair: '#D9A34F',
    top: '#3E9A74',
    topFar: '#2C7B5B',
    shoe: '#FFE3BD',
    hasSleeves: false,
  },
} satisfies Record<string, Look>;
