import { areaAt, type BlockArea } from './block-areas';

const area = (id: string, top: number, height: number, width = 100): BlockArea => ({
  id,
  template: 'snippet',
  top,
  left: 0,
  width,
  height,
});

test('of blocks that stand in each other the innermost one is pressed', () => {
  const areas = [area('tabs', 0, 400), area('inside', 100, 100, 80), area('below', 400, 100)];
  expect(areaAt(areas, 50, 150)?.id).toBe('inside');
  expect(areaAt(areas, 90, 150)?.id).toBe('tabs');
  expect(areaAt(areas, 50, 450)?.id).toBe('below');
  expect(areaAt(areas, 50, 900)).toBeUndefined();
});
