"""The sparse table does what a dense one would."""

from __future__ import annotations

import numpy as np
import pytest

from covernames.bots.mind import Floats
from covernames.bots.parts import SharedParts
from covernames.bots.sparse import Sparse

RNG = np.random.default_rng(5)
ROWS, COLUMNS = 150, 9
DENSE = np.where(RNG.random((ROWS, COLUMNS)) < 0.3, RNG.random((ROWS, COLUMNS)), 0)
DENSE[7] = 0  # a row without links
DENSE[:, 4] = 0  # and such a column
DENSE = DENSE.astype(np.float32)


def sparse() -> Sparse:
    """The same, in any order and with weaker links beside some."""
    rows, columns = np.nonzero(DENSE)
    values = DENSE[rows, columns]
    order = RNG.permutation(len(rows))
    again = order[:40]
    rows = np.concatenate((rows[order], rows[again]))
    columns = np.concatenate((columns[order], columns[again]))
    values = np.concatenate((values[order], 0.5 * values[again]))
    return Sparse(rows, columns, values, (ROWS, COLUMNS))


def dense(table: Sparse) -> Floats:
    made = np.zeros((table.rows, table.columns), np.float32)
    made[table.row_of, table.column_of] = table.value
    return made


def test_of_several_links_the_strongest_counts() -> None:
    assert dense(sparse()) == pytest.approx(DENSE)
    assert len(sparse().value) == np.count_nonzero(DENSE)
    assert sparse().value.dtype == np.float32


def test_rows_and_columns_are_those_of_the_table() -> None:
    table = sparse()
    for number in (0, 7, 63, 64, ROWS - 1):
        columns, values = table.row(number)
        assert columns.tolist() == np.flatnonzero(DENSE[number]).tolist()
        assert values == pytest.approx(DENSE[number][columns])
    for number in range(COLUMNS):
        rows, values = table.column(number)
        assert rows.tolist() == np.flatnonzero(DENSE[:, number]).tolist()
        assert values == pytest.approx(DENSE[rows, number])


def test_a_table_can_be_turned_round_and_taken_as_shares() -> None:
    turned = sparse().transposed()
    assert (turned.rows, turned.columns) == (COLUMNS, ROWS)
    assert dense(turned) == pytest.approx(DENSE.T)
    assert turned.row(2)[0].tolist() == np.flatnonzero(DENSE[:, 2]).tolist()
    for damping in (0.5, 1.0):
        shares = dense(sparse().row_shares(damping))
        assert shares == pytest.approx(DENSE / (DENSE.sum(axis=1, keepdims=True) + damping))


def test_products_are_those_of_the_table() -> None:
    other = RNG.random((COLUMNS, 3)).astype(np.float32)
    table = sparse()
    assert table.dot(other) == pytest.approx(DENSE @ other, abs=1e-5)
    some = np.array([149, 7, 0, 64, 64])
    assert table.dot(other, some) == pytest.approx(DENSE[some] @ other, abs=1e-5)
    assert table.dot(other, np.array([7])).tolist() == [[0, 0, 0]]
    # Only the columns 1, 3 and 8 have a place, in another order.
    place = np.full(COLUMNS, -1)
    place[[3, 8, 1]] = (0, 1, 2)
    product = table.dot(other[[3, 8, 1]], some, place)
    kept = [1, 3, 8]
    assert product == pytest.approx(DENSE[some][:, kept] @ other[kept], abs=1e-5)


def test_what_rows_lead_to_is_reached() -> None:
    some = np.array([3, 7, 99])
    expected = np.flatnonzero(DENSE[some].any(axis=0)).tolist()
    assert sparse().reached(some).tolist() == expected
    assert sparse().reached(np.array([7])).tolist() == []


# Parts


def parts(*words: str, language: str = "zh-Hant") -> SharedParts:
    return SharedParts({word: number for number, word in enumerate(words)}, language)


def test_chinese_words_share_characters() -> None:
    shared = parts("大海", "海底", "山")
    written = np.array([[0.0, 0.0], [0.8, 0.0], [0.0, 0.6]], np.float32)
    place = np.arange(3)
    led = shared.shared(np.array([0, 1, 2]), written, place)
    assert led[0, 0] > 0
    assert led[0, 1] == 0
    assert led[2, 1] > 0
    assert led[2, 0] == 0
    assert shared.of_unknown("海", written, place)[0] > 0
    assert shared.of_unknown("海", written, place)[1] == 0
    assert shared.of_unknown("河", written, place).tolist() == [0, 0]
    assert len(shared.known("海水")) == 1
    assert len(shared.known("海山")) == 2
    assert len(shared.known("山海")) == len(set(shared.known("山海").tolist())) == 2


def test_thai_words_share_other_words() -> None:
    shared = parts("แม่น้ำ", "น้ำ", "ทะเล", language="th")
    assert len(shared.known("น้ำตก")) == 1
    assert len(shared.known("ทะเลทราย")) == 0  # one word alone has it
    assert len(shared.known("แม่")) == 0  # no word of the lists


def test_english_words_share_nothing() -> None:
    shared = parts("rainbow", "rain", language="en")
    assert shared.shared(np.array([0, 1]), np.ones((2, 4), np.float32), np.arange(2)).tolist() == [
        [0] * 4, [0] * 4,
    ]  # fmt: skip
    assert shared.of_unknown("rain", np.ones((2, 4), np.float32), np.arange(2)).tolist() == [0] * 4


def test_a_part_of_many_words_says_less_of_each() -> None:
    few, many = parts("海山", "海河"), parts("海山", "海河", "海水", "海火", "海口")
    written = np.zeros((5, 1), np.float32)
    written[1] = 1.0
    place = np.arange(5)
    assert few.of_unknown("海", written[:2], place[:2])[0] == pytest.approx(2**-0.6)
    assert many.of_unknown("海", written, place)[0] == pytest.approx(5**-0.6)


def test_a_word_lies_in_the_middle_of_its_parts() -> None:
    shared = parts("海山", "海河")
    words = np.array([[1.0, 0.0], [0.0, 1.0]], np.float32)
    middles = shared.amid(words)
    assert middles.shape == (5, 2)
    one, other = shared.together(middles, np.array([0, 1]))
    assert one[0] > one[1] > 0
    assert other[1] > other[0] > 0
